import { parentPort, workerData } from 'node:worker_threads'
import { lowerThreadPriority } from '../../platform/thread-priority.ts'
import type { HistoryThread } from './threaded-history.ts'

/*
 * The thread that owns the file of the history. On one busy core, a press and a report come first,
 * also before the modules of the thread are loaded: these follow.
 */

lowerThreadPriority()
const { answerHistoryCalls } = await import('./answer-history-calls.ts')
// threaded-history.ts gives it nothing else.
if (parentPort) answerHistoryCalls(parentPort, workerData as HistoryThread)
