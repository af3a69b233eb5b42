import { readFileSync, writeFileSync } from 'node:fs'
import { readFigures, securityFile, withFigures } from './figures.ts'
import { readTitles } from './requirements.ts'

/* Writes what the last whole run has measured into docs/security.md (npm run figures). */

const figures = readFigures()
if (figures.length === 0) throw new Error('No run has measured anything here yet: npm test first.')
writeFileSync(securityFile, withFigures(readFileSync(securityFile, 'utf8'), readTitles(), figures))
console.log(`${figures.length} figures.`)
