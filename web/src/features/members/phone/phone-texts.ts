import { useMedia } from '../../../ui/browser/use-media.ts'

/** The name of the phone in texts, and of what brings it in: a screen that is a phone itself brings in another one. */
export function usePhoneTexts(): { phone: string; title: string } {
  const isDesk = useMedia('(min-width: 720px)')
  return isDesk
    ? { phone: 'your phone', title: 'Use it on your phone' }
    : { phone: 'the other phone', title: 'Use it on another phone' }
}
