import { build, type InlineConfig, type Plugin } from 'vite'
import { type Graph, modulesAbove } from './chunk-groups.ts'

const page = 'pass.html'

/**
 * The page of a pass. It is built for itself, into the same folder: its switches are those of the
 * app, and in one build whoever holds a pass would fetch the app with them.
 */
export function passPage(config: InlineConfig): Plugin {
  let root = ''
  return {
    name: 'pass-page',
    configResolved: (resolved) => {
      root = resolved.root
    },
    // As the production server does.
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (/^\/pass\/\d+([?]|$)/.test(request.url ?? '')) request.url = `/${page}`
        next()
      })
    },
    // Once the folder was emptied and written, and before its files are packed.
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler: async () => {
        const { rolldownOptions, ...options } = config.build ?? {}
        await build({
          ...config,
          root,
          configFile: false,
          logLevel: 'warn',
          build: {
            ...options,
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: {
              ...rolldownOptions,
              input: page,
              output: {
                codeSplitting: {
                  includeDependenciesRecursively: false,
                  groups: [{ name: firstFile }],
                },
              },
            },
          },
        })
      },
    },
  }
}

/** The one file of all that stands at once: cut where later parts share it, it packs worse. */
function firstFile(id: string, graph: Graph): string | null {
  return modulesAbove(id, graph).some((one) => one.endsWith('/src/pass.tsx')) ? 'pass' : null
}
