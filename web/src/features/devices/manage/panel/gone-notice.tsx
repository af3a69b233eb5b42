import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { CopyButton } from '../../../../ui/control/copy-button.tsx'
import { Notice } from '../../../../ui/control/notice.tsx'
import lines from '../error-lines.module.css'
import styles from './device-panel.module.css'
import { typedText } from './typed-text.ts'
import type { DeviceDraft } from './use-device-draft.ts'

/**
 * Says that the device of an open panel is gone, and what can still be done (MANAGE-6). It stands at
 * the end of the panel and stays in sight there, so that nothing above it moves.
 */
export function GoneNotice({ device, draft }: { device: Device; draft: DeviceDraft }) {
  const typed = typedText(device.kind, draft)
  return (
    <div className={styles.gone}>
      <Notice
        tone="fault"
        action={typed !== '' && <CopyButton text={typed} what="what you typed" />}
      >
        <span className={lines.message}>This device is gone.</span>
        <span className={lines.reason}>
          <span>It was removed, or you no longer manage it. Nothing more can be saved.</span>
          {typed !== '' && (
            <span> Your changes stay here until you close: copy them if you need them.</span>
          )}
        </span>
      </Notice>
    </div>
  )
}
