import type { SeriesKind } from '@roomwire/contracts/vocabulary/series.ts'
import { expect, test } from 'vitest'
import { metersOf, powersOf } from './meters.ts'

/** The readings that count as used or fed in, of those by these keys; a volume has l in its key, a power W. */
function counted(keys: readonly string[], chosen: readonly string[] | null = null): string[] {
  const unitOf = (key: string): [SeriesKind, string] => {
    if (/power|apparent/.test(key)) return ['power', key.includes('apparent') ? 'VA' : 'W']
    return /water|tank/.test(key) ? ['volume', 'm³'] : ['energy', 'kWh']
  }
  const series = keys.map((key) => {
    const [kind, unit] = unitOf(key)
    return { key, kind, unit, name: key.replaceAll('_', ' '), isFormer: false }
  })
  const meters = metersOf(series, chosen, new Map())
  return series.flatMap((one) => {
    const is = meters.get(one)
    return is === undefined ? [] : is === 'used' ? one.key : `${one.key} fed in`
  })
}

test.each<[string, string[], string[]]>([
  ['a total, not those of days', ['total', 'today', 'yesterday'], ['total']],
  ['a counter without a word, not those of days', ['energy', 'energy_today'], ['energy']],
  ['that of today where there is no other', ['today', 'yesterday'], ['today']],
  ['the whole, not its phases', ['a_total', 'b_total', 'c_total', 'total'], ['total']],
  ['each channel where there is no whole', ['energy_1', 'energy_2'], ['energy_1', 'energy_2']],
  ['what is sold apart', ['import_total', 'export_total'], ['import_total', 'export_total fed in']],
  ['power beside energy', ['power', 'power_max', 'total'], ['power', 'total']],
  ['no power in an unknown unit', ['apparent_power'], []],
  ['a water meter, no tank', ['water_total', 'tank_water'], ['water_total']],
  ['a total in German', ['gesamtverbrauch', 'heute', 'gestern'], ['gesamtverbrauch']],
  ['a total in Spanish', ['acumulada', 'hoy', 'ayer', 'mes'], ['acumulada']],
  ['a total in French', ['index', 'aujourd_hui', 'hier'], ['index']],
  ['what is sold in Dutch', ['afname', 'teruglevering'], ['afname', 'teruglevering fed in']],
])('GEN-2 by their names %s counts: of %j %j', (_title, keys, meters) => {
  expect(counted(keys)).toEqual(meters)
})

test('GEN-2 what somebody has chosen counts, whatever it is called', () => {
  const keys = ['total', 'today', 'export_total']
  expect(counted(keys, ['today'])).toEqual(['today', 'export_total fed in'])
  expect(counted(keys, ['export_total'])).toEqual(['export_total'])
  expect(counted(keys, [])).toEqual(['export_total fed in'])
  // A former series of a reading counts with it.
  expect(counted(['total', 'total.2', 'other'], ['total'])).toEqual(['total', 'total.2'])
})

test.each<[string, string[] | null, string[]]>([
  ['by their names', null, ['power_total']],
  ['one that is chosen', ['power_l1'], ['power_l1']],
  ['by their names where a counter is chosen', ['energy'], ['power_total']],
  ['none where nothing shall count', [], []],
  ['none where only water counts', ['water_total'], []],
])('GEN-2 of a device’s powers %s count: chosen %j, counted %j', (_title, chosen, powers) => {
  const of = (key: string, kind: SeriesKind, unit: string) => ({
    key,
    kind,
    unit,
    name: key.replaceAll('_', ' '),
    isFormer: false,
  })
  const all = [
    of('power_total', 'power', 'W'),
    of('power_l1', 'power', 'W'),
    of('power_l2', 'power', 'W'),
    of('energy', 'energy', 'kWh'),
    of('water_total', 'volume', 'm³'),
  ]
  expect([...powersOf(all, chosen).keys()].map(({ key }) => key)).toEqual(powers)
})

test('GEN-2 names in other letters tell as well', () => {
  const named = (...names: string[]) =>
    names.map((name, nth) => ({
      key: `e${nth}`,
      kind: 'energy' as const,
      unit: 'kWh',
      name,
      isFormer: false,
    }))
  const counts = (...names: string[]) =>
    [...metersOf(named(...names), null, new Map())].map(([{ name }, is]) => `${name} ${is}`)
  expect(counts('Всего', 'Сегодня', 'Вчера')).toEqual(['Всего used'])
  expect(counts('累計', '今日', '昨日', '売電')).toEqual(['売電 fed_in', '累計 used'])
  expect(counts('Einspeisezähler', 'Bezugszähler')).toEqual([
    'Einspeisezähler fed_in',
    'Bezugszähler used',
  ])
  // Words that only look like others.
  expect(counts('Importante', 'Scheinwerfer', 'Media center')).toHaveLength(3)
})
