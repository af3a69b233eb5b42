import type { RequestedScene } from '../features/scenes/manage-scenes.ts'

/** The scenes of the demo home. */
export const demoScenes: readonly RequestedScene[] = [
  {
    name: 'Evening',
    states: [
      { device: 'PC-4F22A91C', pin: '19', state: 1 },
      { device: 'PC-4F22A91C', pin: '13', state: 1, forS: 7_200 },
      { device: 'SC-77310C3E', pin: '18', state: 1 },
      { device: 'SC-5B8012F4', pin: '25', state: 1 },
    ],
  },
  {
    name: 'Good night',
    states: [
      { device: 'PC-4F22A91C', pin: '18', state: 0 },
      { device: 'PC-4F22A91C', pin: '19', state: 0 },
      { device: 'PC-4F22A91C', pin: '21', state: 0 },
      { device: 'SC-77310C3E', pin: '18', state: 0 },
      { device: 'SC-77310C3E', pin: '19', state: 0 },
      { device: 'SC-5B8012F4', pin: '18', state: 0 },
      { device: 'SC-5B8012F4', pin: '25', state: 0 },
      { device: 'SC-31669D00', pin: '18', state: 1, forS: 1_800 },
    ],
  },
]
