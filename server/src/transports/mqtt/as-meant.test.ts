import { hello, state, touch } from '@roomwire/contracts/device/from-device.ts'
import { formsOfKind } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { readingKey, readingValue } from '@roomwire/contracts/vocabulary/series.ts'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { parseAs, parseJson, parseReport } from '../../platform/parse-json.ts'
import { asMeant, readingAsMeant } from './as-meant.ts'
import { eachReading, faultText } from './each-reading.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('a report as its sender means it', () => {
  it.each([
    ['1', 1],
    ['-0', 0],
    ['-0.0', 0],
    ['true', 1],
    ['false', 0],
    ['"ON"', 1],
    ['"off"', 0],
    ['"On "', 1],
    ['"TRUE"', 1],
    ['"0"', 0],
    ['"1"', 1],
  ])('R-33 the state of a switch may be %s', (text, meant) => {
    const report = asMeant.state(parseReport(bytes(`{"pins":{"18":${text}}}`)), formsOfKind('SC'))
    const { pins } = parseAs(state, report)
    expect(pins?.['18']).toBe(meant)
  })

  it.each(['"high"', '"ja"', '"1,0"', '"1.0"', '""', 'null', '[1]', '"2x"', '-1', '0.5'])(
    'R-33 the state of a switch may not be %s',
    (text) => {
      const report = parseReport(bytes(`{"pins":{"18":${text}}}`))
      expect(() => asMeant.state(report, formsOfKind('SC'))).toThrow('Pin 18 can only be 0 or 1')
    },
  )

  it.each([
    ['"OFF"', 0],
    ['"low"', 1],
    ['"Med"', 2],
    ['"HIGH"', 3],
    ['"3"', 3],
    ['2', 2],
  ])('R-33 the level of a fan may be %s', (text, meant) => {
    const report = asMeant.state(parseReport(bytes(`{"pins":{"13":${text}}}`)), formsOfKind('PC'))
    expect(parseAs(state, report).pins?.['13']).toBe(meant)
    const touched = asMeant.touch(
      parseReport(bytes(`{"touchPin":"13","state":${text}}`)),
      formsOfKind('PC'),
    )
    expect(parseAs(touch, touched)).toEqual({ touchPin: 13, state: meant })
  })

  it.each(['"ON"', 'true', 'false', '"true"', '"medium"'])(
    'R-33 the level of a fan may not be %s: it has three that are on',
    (text) => {
      const report = parseReport(bytes(`{"pins":{"13":${text}}}`))
      expect(() => asMeant.state(report, formsOfKind('PC'))).toThrow('Pin 13 can only be 0 to 3')
    },
  )

  it.each([
    ['"21.4"', 21.4],
    ['" -3.50"', -3.5],
    ['"+2"', 2],
    ['"1e3"', 1_000],
    ['"-0.00"', 0],
    ['-0.0', 0],
    ['-1e-999', 0],
    ['null', null],
    ['nan', null],
    ['NaN', null],
    ['-Infinity', null],
    ['inf', null],
    ['"nan"', null],
    ['"NaN"', null],
    ['"-inf"', null],
    ['ovf', null],
    ['"ovf"', null],
    ['"21,4"', '21,4'],
    ['"1,234"', '1,234'],
    ['"0x10"', '0x10'],
    ['"21.4 °C"', '21.4 °C'],
    ['""', ''],
    ['true', true],
    ['" nan, inf: \\"nan\\" \\\\"', ' nan, inf: "nan" \\'],
  ])('R-33 a reading of %s is %j', (text, meant) => {
    const { a } = Object(parseReport(bytes(`{"a":${text}}`)))
    expect(readingAsMeant(a)).toBe(meant)
  })

  it('R-30 the NUL bytes with which C ends a text do not count; within it they do', () => {
    expect(parseReport(bytes('{"a":1}\0\0'))).toEqual({ a: 1 })
    for (const text of ['{"a":\0 1}', '\0{"a":1}', '\0', '']) {
      expect(() => parseReport(bytes(text))).toThrow('The message is not valid JSON in UTF-8')
    }
  })

  it.each<[string, string, RegExp]>([
    ['named twice', '"b":2,"b":3', /^readings\.b is named twice$/],
    [
      'named twice in another spelling',
      String.raw`"b":2,"\u0062":3`,
      /^readings\.b is named twice$/,
    ],
    ['that names something twice', '"b":{"v":1,"v":2}', /^readings\.b is named twice$/],
    ['too deep', `"b":${'['.repeat(5_000)}1${']'.repeat(5_000)}`, /^readings\.b .* deeper than 8/],
    ['too long', `"b":"${'1'.repeat(5_000)}"`, /^readings\.b .* longer than 4096 characters/],
    ['half a letter', '"b":"\\ud800"', /^readings\.b .* not valid Unicode/],
    ['too large', '"b":1e400', /^readings\.b must be a number from/],
    ['too large as text', '"b":"1e400"', /^readings\.b must be a number from/],
    ['an object', '"b":{"value":1}', /^readings\.b must be a number from/],
    ['without digits that count', '"b":"1\u00a0234"', /^readings\.b must be a number from/],
    [
      'called like what every object has',
      '"__proto__":2,"constructor":3,"prototype":{"v":4}',
      /^(readings\.(__proto__|constructor|prototype) may not be called so(; )?){3}$/,
    ],
    [
      'one of hundreds',
      Array.from({ length: 200 }, (_, nth) => `"B${nth}":${nth}`).join(),
      /^readings\.B0 must begin .*; and 192 more$/,
    ],
  ])('R-33 a reading that is %s costs no other', (_title, wrong, text) => {
    const report = Object(parseReport(bytes(`{"readings":{"a":1,${wrong},"c":-0,"d":"4"}}`)))
    const schema = z.preprocess(readingAsMeant, readingValue.nullable())
    const { taken, faults } = eachReading(schema, report.readings)
    expect(faultText(faults)).toMatch(text)
    const { a, c, d } = taken
    expect([a, c, d]).toEqual([1, 0, 4])
    expect(taken).not.toHaveProperty('b')
  })

  it('R-33 of thousands of readings the first 512 are looked at, and the number of the others is told', () => {
    const keys = Array.from({ length: 8_000 }, (_, nth) => `a${nth.toString(36)}`)
    const report = Object(
      parseReport(bytes(`{"readings":{${keys.map((key) => `"${key}":1`).join()}}}`)),
    )
    const [keysLookedAt, valuesLookedAt] = [vi.spyOn(readingKey, 'safeParse'), vi.fn(Number)]
    const { taken, faults } = eachReading(
      z.preprocess(valuesLookedAt, readingValue),
      report.readings,
    )
    expect([keysLookedAt, valuesLookedAt].map(({ mock }) => mock.calls.length)).toEqual([512, 512])
    expect(Object.keys(taken)).toEqual(keys.slice(0, 512))
    expect(faultText(faults)).toMatch(
      /^readings\.ae8 is not among the first 512; .*; and 7480 more$/,
    )
    keysLookedAt.mockRestore()
  })

  it.each([
    '{"readings":{"a":1},"readings":{"b":2}}',
    '{"readings":[{"a":1,"a":2}]}',
    '{"readings":{"a":1},"x":1,"x":2}',
    '{"pins":{"18":1,"18":0}}',
  ])('R-33 all else that is named twice refuses the report: %s', (text) => {
    expect(() => parseReport(bytes(text))).toThrow('The message names a field twice')
  })

  it('R-33 a byte order mark before the report does not count, UTF-16 is refused', () => {
    expect(parseReport(bytes('\ufeff{"a":1}'))).toEqual({ a: 1 })
    const utf16 = Buffer.from('\ufeff{"a":1}', 'utf16le')
    expect(() => parseReport(utf16)).toThrow('The message is not valid JSON in UTF-8')
  })

  it('R-33 calls and pages are read as strictly as ever', () => {
    expect(() => parseJson(bytes('{"a":-0}'))).toThrow('A number may not be -0')
    for (const text of ['{"a":1}\0', '{"a":nan}']) {
      expect(() => parseJson(bytes(text))).toThrow('The message is not valid JSON in UTF-8')
    }
  })

  it('R-33 fields that are null are not known, and numbers may be texts', () => {
    const said = '{"firmware":null,"ip":null,"rssi":"-58","uptime":"86400","freeMemory":null}'
    expect(parseAs(hello, asMeant.hello(parseReport(bytes(said))))).toEqual({
      rssi: -58,
      uptime: 86_400,
    })
    const levels = ['null', '72', '"72%"'].map((level) => {
      const report = asMeant.state(
        parseReport(bytes(`{"waterLevel":${level}}`)),
        formsOfKind('WLM'),
      )
      return parseAs(state, report).waterLevel
    })
    expect(levels).toEqual(['–', '72', '72%'])
  })
})
