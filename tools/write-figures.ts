import { readFileSync, writeFileSync } from 'node:fs'
import {
  figuresIn,
  figuresPage,
  mergeFigures,
  promisesIn,
  readFigures,
  securityPage,
  writePage,
} from './figures.ts'

/* Writes what the last run has measured into docs/figures.md (npm run figures). */

const measured = readFigures(promisesIn(readFileSync(securityPage, 'utf8')))
if (measured.length === 0) throw new Error('No run has measured anything here yet: npm test first.')
const older = figuresIn(readFileSync(figuresPage, 'utf8'))
writeFileSync(figuresPage, writePage(mergeFigures(older, measured)))
console.log(`${measured.length} figures.`)
