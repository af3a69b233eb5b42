/** Every request goes to another replica than the one before it. */
import { tryAccessMatrix } from './access.suite.ts'

tryAccessMatrix('postgres, 2 replicas')
