import { tryEverything } from './access.suite.ts'

tryEverything('postgres')
