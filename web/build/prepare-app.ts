import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { bundleHeadScript } from './head-script.ts'

const appPage = 'index.html'

/** The chunks that the head fetches for somebody who is signed in (src/app-head.ts). */
const pages = ['dashboard', 'control-panel', 'management']

/** Those of the views in the bar of a phone, each fetched with the dashboard. */
const views = ['rooms-view', 'schedules-view', 'activity-view']

/**
 * Puts the script of the app's head into its page, and onto its element the files of each part:
 * they travel beside the app instead of after it.
 */
export function prepareApp(): Plugin {
  let root = ''
  return {
    name: 'prepare-app',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    async buildStart() {
      const source = await bundleHeadScript(root, 'src/app-head.ts')
      this.emitFile({ type: 'asset', name: 'app-head.js', source })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle = {} }) {
        if (!path.endsWith(appPage)) return html
        const script = Object.keys(bundle).find((file) => /app-head.*\.js$/.test(file))
        if (!script) throw new Error(`${appPage} can't be filled`)
        const ofPage = new Map(pages.map((page) => [page, filesOf(page, bundle, html)]))
        const here = [html, ...(ofPage.get('dashboard') ?? [])].join(' ')
        const ofView = new Map(views.map((view) => [view, filesOf(view, bundle, here)]))
        const data = [...ofPage, ...ofView].map(([part, files]) => [
          `data-${part}`,
          files.join(' '),
        ])
        const attrs = { src: `/${script}`, ...Object.fromEntries(data) }
        const tag: HtmlTagDescriptor = { tag: 'script', attrs, injectTo: 'head-prepend' }
        return { html, tags: [tag] }
      },
    },
  }
}

/** The files that a part needs before it can run, except those that are named in a text. */
function filesOf(name: string, bundle: Rolldown.OutputBundle, named: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const first = chunks.find((chunk) => chunk.name === name)
  if (!first) throw new Error(`No chunk is named ${name}`)
  const needed = new Set([first])
  for (const { imports } of needed) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk)
  }
  const files = [...needed].flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ])
  return files.map((file) => `/${file}`).filter((file) => !named.includes(file))
}
