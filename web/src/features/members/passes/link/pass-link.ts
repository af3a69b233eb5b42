/**
 * The link of a pass. Its secret stands behind the `#`, which browsers send to no server.
 * @param origin by which others reach the server
 */
export function passLink(origin: string, passId: number, secret: string): string {
  return `${origin}/pass/${passId}#${secret}`
}
