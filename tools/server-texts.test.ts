import { describe, expect, test } from 'vitest'
import { readSources, repositoryPaths } from './modules.ts'
import { serverTextReads } from './server-texts.ts'

const read = (source: string) => serverTextReads('web/src/features/rooms/a.tsx', source)

/** Files that have to, and why. */
const earned: Record<string, string> = {
  'web/src/pages/dashboard/load-error.ts':
    'DASH-11 speaks of a text; it is asked only of an answer that has no code',
}

test('the page decides by codes: none of its files reads what a server has written for people', () => {
  const paths = repositoryPaths().filter(
    (path) => /^web\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  )
  const sources = [...readSources(paths)]
  expect(sources.length).toBeGreaterThan(100)
  const places = sources.flatMap(([path, source]) => serverTextReads(path, source))
  const files = places.map((place) => place.replace(/:\d+$/, ''))
  expect(files).toEqual(Object.keys(earned))
})

describe('a page that reads texts is found out:', () => {
  test.each([
    ["if (error.message === 'Room not found') leave()"],
    ["if ('Room not found' !== failure.error) leave()"],
    ["if (call.error?.message.startsWith('ESP32 rejected')) leave()"],
    ["if ((error as Error).message.includes('expired')) leave()"],
    ['if (/^The password/.test(error.message)) leave()'],
    ['const [, seconds] = /in (\\d+) s/.exec(error.serverText) ?? []'],
    ['const found = error.message.toLowerCase().match(/expired/)'],
    ["if (errorMessage(error, '').indexOf('expired') >= 0) leave()"],
    ['if (known.includes(error.message)) leave()'],
    ["const why = error.message\nif (why === 'Session ended') leave()"],
    ["const why = (isKnown ? error.message : '') || 'none'\nif (why.endsWith('.')) leave()"],
    ["socket.onclose = ({ reason }) => { if (reason === 'Session ended') leave() }"],
    ["function reported({ message: why = '' }: Error) { return why.startsWith('The code') }"],
    ["switch (error.message) { case 'Session ended': leave() }"],
    ['const text = translations[error.message]'],
    [`const is = \`\${error.message}.\` === 'Room not found.'`],
    [`const is = error.message === \`Room \${name} not found\``],
    ["const title = <p>{error.message === 'Not found' && <b>Gone</b>}</p>"],
  ])('%s', (source) => expect(read(source)).toHaveLength(1))

  test('by the line on which it stands', () =>
    expect(read("leave()\nif (error.message === 'Room not found') leave()\n")).toEqual([
      'web/src/features/rooms/a.tsx:2',
    ]))
})

describe('what a page may do:', () => {
  test.each([
    ["if (error.code === 'not_found') leave()"],
    ["if (codeOf(error) === 'room_name_taken') leave()"],
    ["if (connection.state().error === 'max_attempts_reached') retry()"],
    ["if (error.name === 'NotAllowedError') leave()"],
    ["if (message.type === 'deviceStatus') take(message.devices)"],
    ['const label = labels[error]'],
    ["if (error.message !== '') show(error.message)"],
    ["const shown = error.message || 'Failed'"],
    [`const shown = \`Failed: \${error.message}\``],
    ["show(errorMessage(error, 'Failed'))"],
    ["if (title === 'Room not found') leave()"],
    ["if (path.startsWith('/devices/')) leave()"],
  ])('%s', (source) => expect(read(source)).toEqual([]))
})
