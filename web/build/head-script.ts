import { build } from 'vite'

/** As one classic script: a module would run only after the page is painted. */
export async function bundleHeadScript(root: string, file: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: file,
        treeshake: { manualPureFunctions: ['z'] },
        output: { format: 'iife' },
      },
    },
  })
  const [output] = [result].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error(`${file} was not built`)
  return chunk.code
}
