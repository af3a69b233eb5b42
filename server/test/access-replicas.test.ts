/** Every question goes to another replica than the one before it. */
import { tryEverything } from './access.suite.ts'

tryEverything('postgres, 2 replicas')
