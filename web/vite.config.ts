import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { checkedChunks, chunkOf } from './build/chunk-groups.ts'
import { compileEarly } from './build/compile-early.ts'
import { compressFiles } from './build/compress-files.ts'
import { passPage } from './build/pass-page.ts'
import { prepareApp } from './build/prepare-app.ts'
import { prerenderLanding } from './build/prerender-landing.ts'

const server = process.env.ROOMWIRE_SERVER ?? 'http://127.0.0.1:8080'

/**
 * Preloads the text font with the page, not after its styles. No first screen uses
 * the mono font.
 */
function preloadTextFont(): Plugin {
  return {
    name: 'preload-text-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /hyperlegible-next.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: `/${file}`,
            },
            injectTo: 'head',
          })),
    },
  }
}

/** The settings of every build. */
const common = {
  css: {
    modules: {
      // Such as plate-head: no two files of styles have one name (tools/css-rules.ts).
      generateScopedName: (name: string, file: string) =>
        `${basename(file, '.module.css')}-${name}`,
    },
  },
  // React has had it for years; the router still asks for what older versions lack.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    // Every browser that knows `:has()`, which the styles need, preloads modules by itself.
    modulePreload: {
      polyfill: false,
      // The pages of visitors name each file that they need, and come in one round trip. All else names none and
      // takes two the first time: a first visit would carry 150 names of files for what nobody may open.
      resolveDependencies: (file: string, files: string[]) =>
        /\/(login|register|join|fetched-landing)-page-/.test(file) ? files : [],
    },
    // The page takes types and plain functions from the contracts, never their
    // schemas: the server has parsed every word. Calls to zod are then without
    // effect, and all of it (22 KB) stays out of the bundle.
    rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } },
  },
}

export default defineConfig({
  ...common,
  plugins: [
    react(),
    preloadTextFont(),
    checkedChunks(),
    prerenderLanding(common),
    prepareApp(),
    passPage({ ...common, plugins: [react(), preloadTextFont()] }),
    compileEarly(),
    compressFiles(),
  ],
  build: {
    ...common.build,
    rolldownOptions: {
      ...common.build.rolldownOptions,
      input: ['index.html', 'landing.html'],
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      // With the live socket of a pass.
      '/api': { target: server, ws: true },
      '/ws-app': { target: server, ws: true },
      '/mqtt': { target: server, ws: true },
    },
  },
})
