import { fuzzChannel } from './fuzz.suite.ts'

fuzzChannel('live')
