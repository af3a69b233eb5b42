/** A call that did not succeed: the server said no, or it was not reached. */
export class CallFailed extends Error {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  /** The server's own words for a person, if it had any. */
  readonly said: string | null

  constructor(status: number, said: string | null, message: string) {
    super(said ?? message)
    this.status = status
    this.said = said
  }
}

/** The server's words if it had any, else the fallback the specification gives. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof CallFailed && error.said) || fallback
}

/** The status of a failed call; 0 when it never got an answer. */
export function statusOf(error: unknown): number {
  return error instanceof CallFailed ? error.status : 0
}
