import styles from '../panel/panel-part.module.css'
import { useBrowserWillAsk } from './local-device.ts'

/** Shows the reason before the browser asks, because the browser's question gives none. */
export function LocalNetworkHint() {
  if (!useBrowserWillAsk()) return null
  return (
    <p className={styles.note}>
      Your browser may ask to reach devices on your local network. Allow it, and stay on the same
      Wi-Fi.
    </p>
  )
}
