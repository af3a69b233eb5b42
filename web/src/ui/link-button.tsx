import { buttonLooks, type Looks } from './button-looks.ts'
import type { Elements } from './elements.ts'
import { PageLink, type PageLinkProps } from './page-link.tsx'

/** A link that looks like a button. It only leads to another page. */
export function LinkButton({
  look,
  large,
  full,
  icon,
  children,
  ...rest
}: Looks & PageLinkProps & { icon?: Elements }) {
  return (
    <PageLink {...rest} className={buttonLooks({ look, large, full })}>
      {icon}
      <span>{children}</span>
    </PageLink>
  )
}
