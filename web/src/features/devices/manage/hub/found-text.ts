import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { foundBoardsEndpoint } from '@roomwire/contracts/http/hubs.ts'
import type { PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'

export type FoundByHub = Reply<typeof foundBoardsEndpoint>
export type Found = FoundByHub['boards'][number]

/** The model of a board, as far as its hub knows it. */
export const modelText = ({ vendor, model, about }: Found): string =>
  [[vendor, model].filter(Boolean).join(' '), about].filter(Boolean).join(': ') ||
  'The model is not known'

/** How much of a long list is shown. */
export const moreText = (shown: number, more: number): string =>
  `${shown} of ${shown + more} are shown. Find the others by name.`

const nouns: Record<PinForm['kind'], [one: string, many: string]> = {
  switch: ['a switch', 'switches'],
  fan: ['a fan', 'fans'],
  level: ['a light with a level', 'lights with a level'],
  input: ['an input', 'inputs'],
  cover: ['a cover', 'covers'],
  button: ['a button', 'buttons'],
}

/** The abilities of a board: 'A switch, and measures Power and Link quality'. */
export function abilityText({ pins, readings }: Found): string {
  const kinds = [...Map.groupBy(pins, ({ form }) => form.kind)].map(([kind, some]) =>
    some.length === 1 ? nouns[kind][0] : `${some.length} ${nouns[kind][1]}`,
  )
  const measures = readings.length === 0 ? [] : [`measures ${listOf(readings)}`]
  const text = [...(kinds.length === 0 ? [] : [listOf(kinds)]), ...measures].join(', and ')
  if (text === '') return 'Nothing that Roomwire can show yet'
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

const listOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
