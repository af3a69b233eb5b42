/** The key of the names that are told where something was changed. */
export const toldNamesKey = ['told_names'] as const
