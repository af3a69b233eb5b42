/** A statement failed, and the database has been updated by a newer program than this one. */
export class NewerSchemaError extends Error {}
