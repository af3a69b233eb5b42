import { tryAccessMatrix } from './access.suite.ts'

tryAccessMatrix('postgres')
