import { measureRevocations } from './revocation.suite.ts'

measureRevocations('sqlite', 1_000, 20)
