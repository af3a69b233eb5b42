/**
 * Carries events between replicas: at most once, in order from one replica to
 * another, nothing kept. What must not be lost lies in the database.
 */
export type Bus = {
  /**
   * Says a value to everybody who listens to the subject. This replica's own
   * listeners always hear it, before this resolves; others as long as they can be reached.
   */
  publish(subject: string, value: unknown): Promise<void>
  /** Listens to one literal subject; the function returned ends it. Resolves when the subscription holds, or will as soon as others can be reached. */
  subscribe(subject: string, listener: (value: unknown) => void): Promise<() => void>
  /** Calls the listener whenever other replicas can be heard again: what they said meanwhile is lost. */
  onReturn(listener: () => void): void
  /** Harmless when it is closed already. Who speaks after it is refused. */
  close(): Promise<void>
}

/** The bus can't be reached; the message says what to do. */
export class BusError extends Error {}
