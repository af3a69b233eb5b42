import { freshEmail } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { type MailServer, mailText, startMailServer } from '@roomwire/testing/worlds/mail-server.ts'
import { startSmsGateway } from '@roomwire/testing/worlds/sms-gateway.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let mail: MailServer
let gateway: Awaited<ReturnType<typeof startSmsGateway>>
beforeAll(async () => {
  ;[mail, gateway] = await Promise.all([startMailServer(), startSmsGateway()])
})
beforeEach(() => {
  mail.mails.length = 0
  gateway.calls.length = 0
})
afterAll(() => Promise.all([mail.close(), gateway.close()]))

/** Where codes of two accounts went that were asked for by SMS, and what was told of it. */
async function askBySms(
  accountDiscovery: 'uniform' | 'spec',
  carriers: { mail?: boolean; sms?: boolean },
  publicUrl = '',
) {
  const settings = {
    publicUrl,
    accountDiscovery,
    smtpUrl: carriers.mail ? mail.url : '',
    smsUrl: carriers.sms ? gateway.url : '',
  }
  const server = await startTestServer('sqlite', { settings })
  const [withNumber, without] = [
    await ownerOf(server, { mobile: '+91 98450 14821' }),
    await ownerOf(server),
  ]
  const emails = [withNumber.email, without.email, freshEmail('nobody')]
  const answers = []
  const offered = []
  for (const email of emails) {
    const { body } = await ask(server, `GET /api/users/profile-by-email?email=${email}`)
    offered.push(JSON.stringify(Object(body).carried_ways))
    const request = { body: { email, via: 'mobile' } }
    answers.push((await ask(server, 'POST /api/users/forgot-password', request)).text)
  }
  await server.roomwire.backgroundTasks.settled()
  const waiting = (await server.roomwire.outbox.newest(100)).map(({ channel }) => channel)
  const mailed = mail.mails.flatMap(({ to }) => to)
  const texted = gateway.calls.length
  await server.stop()
  return { withNumber, without, offered, answers, waiting, mailed, texted }
}

describe('a code that is asked for by SMS, by somebody who may not learn about accounts', () => {
  it.each([
    [{}, []],
    [{ mail: true }, ['email']],
    [{ sms: true }, ['mobile']],
    [{ mail: true, sms: true }, ['email', 'mobile']],
  ])(
    'R-13 RESET-3 with %j each email gets the same answer, to the byte',
    async (carriers, ways) => {
      const { offered, answers } = await askBySms('uniform', carriers)
      expect(offered).toEqual(Array(3).fill(JSON.stringify(ways)))
      expect(answers).toHaveLength(3)
      expect(new Set(answers)).toEqual(
        new Set([JSON.stringify({ message: 'Reset code made', carried_ways: ways })]),
      )
    },
  )

  it('R-13 RESET-3 goes by mail to each account where no SMS are sent, and to the operator never', async () => {
    const { mailed, waiting, withNumber, without } = await askBySms('uniform', { mail: true })
    expect(mailed.sort()).toEqual([withNumber.email, without.email].sort())
    expect(waiting).toEqual([])
  })

  it('R-13 RESET-3 waits with the operator where no mail is sent and there is no number', async () => {
    const { texted, waiting } = await askBySms('uniform', { sms: true })
    expect([texted, waiting]).toEqual([1, ['mail']])
  })
})

it('RESET-3 a person who is told the truth gets by SMS what they chose: the operator has it', async () => {
  const { answers, waiting, mailed } = await askBySms('spec', { mail: true })
  expect(JSON.parse(answers[0] ?? '')).toEqual({
    message: 'Reset code made',
    via: 'mobile',
    carried_ways: ['email'],
  })
  expect([waiting, mailed]).toEqual([['sms'], []])
})

it('RESET-3 a mail links to PUBLIC_URL, never to the address of the request, and to nothing where that is not set', async () => {
  const linked = new Set<string>()
  for (const publicUrl of ['https://home.example', '']) {
    await askBySms('uniform', { mail: true }, publicUrl)
    for (const one of mail.mails.splice(0)) {
      linked.add(/\S*:\/\/\S*/.exec(mailText(one))?.[0] ?? 'no link')
    }
  }
  expect([...linked]).toEqual(['https://home.example/login.', 'no link'])
})
