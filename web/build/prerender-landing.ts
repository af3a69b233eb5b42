import { createServer, type HtmlTagDescriptor, type InlineConfig, type Plugin } from 'vite'
import { bundleHeadScript } from './head-script.ts'

const page = 'landing.html'
const headScript = 'src/landing-head.ts'
const rootElement = '<div id="root"></div>'

/**
 * Writes the landing page into landing.html while the web app is built. People can
 * read it before any script has run, and without scripts.
 */
export function prerenderLanding(config: InlineConfig): Plugin {
  let root = ''
  let markup = ''
  return {
    name: 'prerender-landing',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async buildStart() {
      markup = await renderLanding({ ...config, root })
      const source = await bundleHeadScript(root, headScript)
      this.emitFile({ type: 'asset', name: 'landing-head.js', source })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle }) {
        if (!path.endsWith(page)) return html
        const [, title = '', body = ''] = /^<title>(.*?)<\/title>(.*)$/s.exec(markup) ?? []
        const script = Object.keys(bundle ?? {}).find((file) => /landing-head.*\.js$/.test(file))
        if (!body || !script || !html.includes(rootElement)) {
          throw new Error(`${page} can't be filled`)
        }
        const tags: HtmlTagDescriptor[] = [
          // A classic script before the styles: it has run before the first paint.
          { tag: 'script', attrs: { src: `/${script}` }, injectTo: 'head-prepend' },
          { tag: 'title', children: title, injectTo: 'head' },
        ]
        return { html: html.replace(rootElement, () => `<div id="root">${body}</div>`), tags }
      },
    },
  }
}

async function renderLanding(config: InlineConfig): Promise<string> {
  const server = await createServer({
    ...config,
    configFile: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    const { landingMarkup } = await server.ssrLoadModule('/src/landing-markup.tsx')
    return landingMarkup()
  } finally {
    await server.close()
  }
}
