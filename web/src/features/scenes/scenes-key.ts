/** Under it the scenes that the viewer sees are kept. */
export const scenesKey = ['scenes'] as const

/** Where the browser keeps whether there are some; it goes with the session. */
export const hadScenesKey = 'scenes'
