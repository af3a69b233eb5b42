import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../../api/call-failed.ts'
import { SelectField } from '../../../ui/form/field.tsx'
import { sendNewPass } from './pass-calls.ts'
import { passTemplates, type TemplateId } from './pass-choice.ts'
import { PassForm, usePassForm } from './pass-form.tsx'
import { PassShown } from './pass-shown.tsx'
import { passesKey } from './passes-key.ts'

/** Makes a pass, and then shows its link this one time. */
export function NewPassForm({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const fields = usePassForm()
  const making = useMutation({
    mutationFn: sendNewPass,
    onSuccess: () => queries.invalidateQueries({ queryKey: passesKey }),
  })
  // Another dialog takes its place, so its title takes the focus and is read out.
  if (making.data) return <PassShown key="shown" made={making.data} onClose={onClose} />
  return (
    <PassForm
      title="New pass"
      fields={fields}
      fault={making.error && errorMessage(making.error, 'Failed to make the pass')}
      confirm="Make pass"
      busyText="Making…"
      busy={making.isPending}
      onSend={(sent) => making.mutate(sent)}
      onClose={onClose}
    >
      <TemplateField onFill={fields.fill} />
    </PassForm>
  )
}

function TemplateField({ onFill }: { onFill: (id: TemplateId) => void }) {
  const [chosen, setChosen] = useState<TemplateId>('own')
  return (
    <SelectField
      label="Start from"
      value={chosen}
      hint="Fills in the form. You can change everything."
      onChange={({ target }) => {
        const template = passTemplates.find(({ id }) => id === target.value)
        if (!template) return
        setChosen(template.id)
        onFill(template.id)
      }}
    >
      {passTemplates.map(({ id, offer }) => (
        <option key={id} value={id}>
          {offer}
        </option>
      ))}
    </SelectField>
  )
}
