/** The pages are at one replica, and the revocations go to the other. */
import { measureRevocations } from './revocation.suite.ts'

measureRevocations('postgres, 2 replicas', 2_000)
