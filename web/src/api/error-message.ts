/** What the server had against a form, at the field it is about, or in general. */
export type FormError = { password?: string; code?: string; general?: string }

/** The server says of which it speaks: 'The password is wrong', 'This code is wrong or …'. */
export function errorMessage(words: string | null): FormError {
  if (words === null) return {}
  if (/^The password\b/.test(words)) return { password: words }
  if (/^This code\b/.test(words)) return { code: words }
  return { general: words }
}
