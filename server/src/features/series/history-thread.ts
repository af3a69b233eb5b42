import { lowerThreadPriority } from '../../platform/thread-priority.ts'

/*
 * The thread that owns the file of the history. On one busy core, a press and a report come first,
 * also before what the thread loads: so that follows.
 */

lowerThreadPriority()
await import('./answer-history-calls.ts')
