import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { errorMessage } from '../../../api/call-failed.ts'
import { useCallForm } from '../../../api/use-call-form.ts'
import { useLive } from '../../../live/live.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/control/button.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { PasswordField } from '../../../ui/form/field.tsx'
import { classNames } from '../../../ui/look/class-names.ts'
import { navigate } from '../../../ui/router/router.tsx'
import { moneyText } from '../../../ui/text/money-text.ts'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { timeInZone } from '../../../ui/time/time-zone.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import { zoneLabel } from '../../../ui/time/zone-names.ts'
import { profileQuery, usePerson } from '../../sign-in/use-auth.ts'
import { clocksDiffer, localeLabel, unitLabels } from './home-choices.ts'
import {
  HomeFormsDialog,
  HomeNameDialog,
  PriceDialog,
  TimeThere,
  TimeZoneDialog,
} from './home-dialogs.tsx'
import styles from './own.module.css'
import { leaveTheHome } from './own-calls.ts'

/** The home that the person belongs to: its name, time zone, formats and units, which managers may change, and the way out. */
export function HomePart() {
  const { hasHome, homeName, homeTimeZone, homeLocale, homeUnits, homePrice, isAdmin, role } =
    usePerson()
  const [asked, setAsked] = useState<'name' | 'zone' | 'forms' | 'price' | 'leave' | null>(null)
  const close = () => setAsked(null)
  const mayLeave = role === 'family' || role === 'guest' || role === 'admin'
  const titleId = useId()
  if (!hasHome) return null
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>Home</h2>
      <p className={homeName ? styles.named : styles.none}>
        {homeName ? bidiIsolate(homeName) : 'No name yet'}
      </p>
      {homeTimeZone && (
        <dl className={styles.facts}>
          <TimeZone zone={homeTimeZone} />
          {homeLocale && <Locale locale={homeLocale} zone={homeTimeZone} />}
          <dt>Units</dt>
          <dd>{unitLabels.find(({ value }) => value === homeUnits)?.label}</dd>
          {homePrice && (
            <>
              <dt>Price per kWh</dt>
              <dd>{moneyText(homePrice.perKwh, homePrice.currency)}</dd>
            </>
          )}
        </dl>
      )}
      {(isAdmin || mayLeave) && (
        <div className={styles.actions}>
          {isAdmin && (
            <Button onClick={() => setAsked('name')}>
              {homeName ? 'Rename home' : 'Name this home'}
            </Button>
          )}
          {isAdmin && homeTimeZone && (
            <Button onClick={() => setAsked('zone')}>Change time zone</Button>
          )}
          {isAdmin && homeUnits && (
            <Button onClick={() => setAsked('forms')}>Change formats and units</Button>
          )}
          {isAdmin && <Button onClick={() => setAsked('price')}>Price of electricity</Button>}
          {mayLeave && <Button onClick={() => setAsked('leave')}>Leave home</Button>}
        </div>
      )}
      {asked === 'name' && <HomeNameDialog name={homeName} onClose={close} />}
      {asked === 'zone' && homeTimeZone && (
        <TimeZoneDialog present={homeTimeZone} onClose={close} />
      )}
      {asked === 'forms' && homeUnits && (
        <HomeFormsDialog
          present={{ locale: homeLocale, units: homeUnits, timeZone: homeTimeZone }}
          onClose={close}
        />
      )}
      {asked === 'price' && <PriceDialog present={homePrice} onClose={close} />}
      {asked === 'leave' && <LeaveHomeDialog onClose={close} />}
    </section>
  )
}

const otherClocks =
  'This browser and the server disagree on the time there: one has outdated time zone rules. Schedules follow the server.'

function TimeZone({ zone }: { zone: string }) {
  const offsets = useQuery(profileQuery(usePerson().id)).data?.home_offsets
  const isOtherHere = useMemo(() => clocksDiffer(zone, offsets ?? []), [zone, offsets])
  return (
    <>
      <dt>Time zone</dt>
      <dd>
        <span>{zoneLabel(zone)}</span>
        <span className={classNames(styles.times, styles.none)}>
          <TimeThere zone={zone} />
        </span>
        {isOtherHere && (
          <span className={classNames(styles.times, styles.none)}>{otherClocks}</span>
        )}
      </dd>
    </>
  )
}

function Locale({ locale, zone }: { locale: string; zone: string }) {
  const now = useNow()
  return (
    <>
      <dt>Dates for others</dt>
      <dd>
        <span>{localeLabel(locale)}</span>
        <span className={classNames(styles.times, styles.none)}>
          {timeInZone(now, zone, { dateStyle: 'medium', timeStyle: 'short' }, locale)}
        </span>
      </dd>
    </>
  )
}

const required = { password: 'Enter your password' }

/** Takes the person out of their home; their account stays. */
function LeaveHomeDialog({ onClose }: { onClose: () => void }) {
  const { isAdmin } = usePerson()
  const leaving = useLeaving()
  const { form, inputOf } = useCallForm({
    required,
    sending: leaving,
    why: (error) => errorMessage(error, 'Failed to leave the home. Please try again.'),
    send: ({ password }) => leaving.mutate(password),
  })
  return (
    <Dialog title="Leave this home?" onClose={onClose}>
      <DialogForm
        {...form}
        intro={
          <p>
            <span>
              You lose access to its rooms and devices at once. Your account stays, and can join a
              home again with a code.
            </span>
            {isAdmin && (
              <span> It becomes a family account, and codes you have made stop working.</span>
            )}
          </p>
        }
        destructive
        confirm="Leave home"
        busyText="Leaving…"
        onClose={onClose}
      >
        <PasswordField {...inputOf('password')} label="Password" autoComplete="current-password" />
      </DialogForm>
    </Dialog>
  )
}

function useLeaving() {
  const { connection } = useLive()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => {
      // The server closes the connection with the membership, and would say that the session is over.
      connection.stop(limits.closeLogout)
      return leaveTheHome(password)
    },
    onSuccess: async ({ message }) => {
      navigate(paths.dashboard)
      toast(message)
      await queries.resetQueries()
    },
    onSettled: () => connection.start(),
  })
}
