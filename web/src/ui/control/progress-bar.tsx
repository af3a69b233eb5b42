import styles from './progress-bar.module.css'

/** How far some work is, 0..1, with its step beside it; without a number the bar only moves. */
export function ProgressBar({ text, part }: { text: string; part: number | null }) {
  return (
    <div className={styles.progress} role="status">
      <label>
        <span>{text}</span>
        <progress value={part ?? undefined} max={1} />
      </label>
    </div>
  )
}
