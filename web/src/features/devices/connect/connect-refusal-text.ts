import type { ConnectRefusal } from '@roomwire/contracts/vocabulary/connect-refusal.ts'

/** Why a device was not let in, with what to set on it. */
export const connectRefusalTexts: Record<ConnectRefusal, string> = {
  wrong_secret: 'wrong secret. Its password must be the secret of this device',
  no_secret: 'no secret. Its password must be the secret of this device',
  no_user_name: 'no user name. Its user name must be the Device ID',
  secret_has_space: 'the secret starts or ends with a space or a line break',
  identifier_has_space: 'the identifier has a space. Its user name must be the Device ID alone',
  identifier_has_other_case: 'capital letters differ from the Device ID',
  clean_session: 'clean session must be on',
  keep_alive: 'keep-alive must be 0, or 5 to 1,200 seconds',
  will_topic: 'its last will must be on its own status topic, or off',
  will_retained: 'its last will must not be retained',
  will_qos: 'its last will must have QoS 0 or 1',
  version: 'it must speak MQTT 3.1.1 or 5',
  authentication_method: 'it must sign in by user name and password alone',
  too_often: 'it connects too often. It must wait longer between two attempts',
  node_no_answer:
    'no answer. It may be without power or asleep, or have another IP address. The server goes on trying',
  node_key_changed: 'its encryption key was changed. Paste the new one from its YAML',
  node_wrong_key: 'wrong encryption key. Paste the one of its YAML, under api, encryption',
  node_not_encrypted:
    'its encryption is off. Add api, encryption, key to its YAML, and install it anew. Nothing was sent to it',
  node_other: 'another node has its IP address. Correct the address, or paste its key again',
  node_twice: 'this node is already another device of the home. Delete one of the two',
  node_version: 'its firmware is too old, or has a password for its API. Update ESPHome on it',
  node_not_allowed: 'this server may not dial its IP address (setting NODE_NETWORKS)',
}
