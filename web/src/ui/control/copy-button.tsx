import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useEffect, useState } from 'react'
import { announce } from '../focus/announce.ts'
import { Button } from './button.tsx'
import styles from './copy-button.module.css'

/** Copies a text and shows 'Copied' in its place for two seconds, at a fixed width. */
export function CopyButton({
  text,
  noun,
  look = 'ghost',
}: {
  text: string
  noun: string
  /** As the buttons beside it look. */
  look?: 'ghost' | 'outline'
}) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), limits.copyToastMs)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    const done = await copyText(text)
    setCopied(done)
    announce(done ? `${noun} copied` : `${noun} could not be copied`)
  }

  return (
    <Button look={look} className={styles.copy} onClick={copy}>
      <span>{copied ? 'Copied' : 'Copy'}</span>
      <span className="visually-hidden">{` ${noun}`}</span>
    </Button>
  )
}

/**
 * The clipboard API exists on secure pages only; a home server on plain HTTP needs
 * the older way.
 */
async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
  }
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  // Everything outside an open dialog is inert and cannot be selected.
  const place = document.querySelector('dialog:modal') ?? document.body
  place.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  return done
}

/** A named text to read, or to copy as it is. */
export function CopyLine({ name, text }: { name: string; text: string }) {
  return (
    <div className={styles.line}>
      <span className={styles.name}>{name}</span>
      <code translate="no">{text}</code>
      <CopyButton text={text} noun={name} />
    </div>
  )
}
