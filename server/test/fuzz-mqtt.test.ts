import { fuzzChannel } from './fuzz.suite.ts'

fuzzChannel('mqtt')
