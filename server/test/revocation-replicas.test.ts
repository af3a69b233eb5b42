/** The pages are at one replica, and what takes their rights away is said to the other. */
import { measureRevocations } from './revocation.suite.ts'

measureRevocations('postgres, 2 replicas', 2_000)
