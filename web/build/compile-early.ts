import type { Plugin } from 'vite'

/**
 * Lets browsers compile all of the room's file as it comes. They would compile each function when it is
 * first called: in the moment in which somebody enters a room, long after the file has come.
 */
export function compileEarly(): Plugin {
  return {
    name: 'compile-early',
    enforce: 'post',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.name === 'control-panel') {
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
          }
        }
      },
    },
  }
}
