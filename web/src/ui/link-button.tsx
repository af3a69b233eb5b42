import { Link, type LinkProps } from 'react-router'
import { buttonLooks, type Looks } from './button-looks.ts'

/** A link that looks like a button. It only leads to another page. */
export function LinkButton({ look, large, full, icon, children, ...rest }: Looks & LinkProps) {
  return (
    <Link {...rest} className={buttonLooks({ look, large, full })}>
      {icon}
      {children}
    </Link>
  )
}
