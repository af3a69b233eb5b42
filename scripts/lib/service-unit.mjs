import { Failure } from './command.mjs'

/**
 * The unit for the program in a folder.
 * @param {string} template text of deploy/roomwire.service
 * @param {string} folder of the program
 */
export function unitFor(template, folder) {
  if (/[\s"'%$\\]/.test(folder))
    throw new Failure(
      `systemd can't start a program in '${folder}': move this folder to a path of plain letters, such as /opt/roomwire.`,
    )
  if (/^\/root(\/|$)/.test(folder))
    throw new Failure(
      `The service runs as a user of its own, who may not read ${folder}: move this folder, for example to /opt/roomwire.`,
    )
  // Under /home it must at least see its own program.
  const isAtHome = /^\/home(\/|$)/.test(folder)
  return template.replaceAll('{ROOT}', folder).replaceAll('{HOME}', isAtHome ? 'read-only' : 'yes')
}
