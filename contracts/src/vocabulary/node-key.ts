/** The port on which a node with ESPHome is dialled; no other one ever is. */
export const nodePort = 6053

/** Whether a text is the encryption key of a node, as its YAML has it: 32 bytes as base64. */
export const isNodeKey = (text: string): boolean =>
  /^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/.test(text)
