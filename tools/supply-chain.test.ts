import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

/* Packages from others: pinned, known by their content, free, and not let run at install. */

const root = join(import.meta.dirname, '..')
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

const versions = z.record(z.string(), z.string()).default({})
const manifest = z.object({
  workspaces: z.array(z.string()).default([]),
  allowScripts: z.record(z.string(), z.boolean()).default({}),
  dependencies: versions,
  devDependencies: versions,
})
const locked = z.object({
  packages: z.record(
    z.string(),
    z.object({
      link: z.boolean().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      optional: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
})

const { workspaces, allowScripts } = manifest.parse(read('package.json'))
const manifests = ['', ...workspaces].map((folder) =>
  manifest.parse(read(join(folder, 'package.json'))),
)
const packages = Object.entries(locked.parse(read('package-lock.json')).packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
)
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')

/** Licences to use, change and pass on freely, beside others' terms. */
const free =
  /^(MIT(-0)?|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|MPL-2\.0|OFL-1\.1|Unlicense|Python-2\.0)$/

describe('what comes from others', () => {
  test('R-97 is asked for in exact versions', () => {
    const asked = manifests.flatMap(({ dependencies, devDependencies }) =>
      Object.entries({ ...dependencies, ...devDependencies }),
    )
    expect(asked.length).toBeGreaterThan(20)
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })

  test('R-97 is known by its content, and comes from nowhere but an npm registry', () => {
    const unknown = packages.filter(
      ([, { resolved = '', integrity = '' }]) =>
        // Without an address npm asks the registry that is set; what it gets must have this content.
        !/^(https:\/\/registry\.npmjs\.org\/|$)/.test(resolved) || !integrity.startsWith('sha512-'),
    )
    expect(unknown.map(([path]) => path)).toEqual([])
    const runtime = packages.filter(
      ([, { dev, devOptional, optional }]) => !dev && !devOptional && !optional,
    )
    figure('R-97', 'packages at run time', runtime.length)
    figure('R-97', 'packages of unknown source', unknown.length)
    expect(runtime.length).toBeLessThan(200)
  })

  test('R-97 runs nothing at install but what is named', () => {
    const scripted = packages.filter(
      ([, { hasInstallScript, optional }]) => hasInstallScript && !optional,
    )
    expect(scripted.map(([path]) => nameOf(path)).sort()).toEqual(Object.keys(allowScripts).sort())
  })

  test('R-97 is free to use', () => {
    const terms = packages.map(([path, { license = 'none' }]) => `${nameOf(path)}: ${license}`)
    const unfree = terms.filter((term) => {
      const choices = term
        .replace(/^.*: \(?/, '')
        .replace(/\)$/, '')
        .split(' OR ')
      return !choices.some((one) => one.split(' AND ').every((part) => free.test(part)))
    })
    expect(unfree).toEqual([])
  })
})
