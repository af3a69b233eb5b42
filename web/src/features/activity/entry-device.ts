import type { ActivityEntry } from '@roomwire/contracts/http/activity.ts'
import { bidiIsolate } from '../../ui/text/names-text.ts'

/** The device that an entry is about; one that is gone has no name any more. */
export const deviceName = ({ device }: Pick<ActivityEntry, 'device'>): string =>
  device ? bidiIsolate(device.device_name ?? device.device_identifier) : 'A device that is gone'
