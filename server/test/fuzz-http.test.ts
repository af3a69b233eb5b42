import { fuzzChannel } from './fuzz.suite.ts'

fuzzChannel('http')
