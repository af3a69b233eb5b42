import type { CSSProperties } from 'react'
import { classNames } from '../look/class-names.ts'
import styles from './skeleton.module.css'

/** A still block in the place and size of something that loads. */
export function Skeleton({
  width = '100%',
  height,
  className,
}: Pick<CSSProperties, 'width' | 'height'> & { className?: string | undefined }) {
  return <span className={classNames(styles.block, className)} style={{ width, height }} />
}
