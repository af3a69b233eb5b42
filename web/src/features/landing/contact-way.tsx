import type { ContactDetails, ContactKind } from './contact-details.ts'

/**
 * One way to reach the operator, if the settings name it. The server finds it by the attribute,
 * and elements of its kind do not stand within it.
 */
export function ContactWay(props: {
  kind: ContactKind
  details: ContactDetails
  as: 'p' | 'span'
}) {
  const { kind, details, as: Element } = props
  const detail = details[kind]
  if (!detail) return null
  return (
    <Element data-contact={kind} translate="no">
      {detail.href ? <a href={detail.href}>{detail.text}</a> : detail.text}
    </Element>
  )
}
