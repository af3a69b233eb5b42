import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { makePhoneLinkEndpoint } from '@roomwire/contracts/http/phone-link.ts'
import { linkOrigin } from '../../../api/link-origin.ts'
import { paths } from '../../../paths.ts'
import { ThisMachineNotice } from '../../../ui/browser/this-machine.tsx'
import { QrCode } from '../../../ui/control/qr-code.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { dayAndTime } from '../../../ui/time/time-text.ts'
import styles from '../link-shown.module.css'
import { usePhoneTexts } from './phone-texts.ts'

/** A code that signs somebody's phone in, as the server has made it. */
export type PhoneLink = Reply<typeof makePhoneLinkEndpoint>

/** Shows the code, or how to let a phone reach a server that listens on its own machine alone. */
export function CodeShown({ link, username }: { link: PhoneLink; username: string }) {
  const { phone } = usePhoneTexts()
  const { secret, signed_in_until, public_url, network_url } = link
  const { origin, isForOthers } = linkOrigin({ public_url, network_url }, location)
  if (!isForOthers) return <ThisMachineNotice noun="This page" />
  return (
    <>
      <p>{`Scan this with the camera of ${phone}. It signs ${bidiIsolate(username)} in there, once, within five minutes.`}</p>
      <div className={styles.picture}>
        <QrCode
          text={`${origin}${paths.login}#phone=${secret}`}
          label={`QR code that signs ${phone} in`}
        />
      </div>
      <p className={styles.gives}>
        {`Show it to nobody else. The phone stays signed in until ${dayAndTime(signed_in_until)}.`}
      </p>
    </>
  )
}
