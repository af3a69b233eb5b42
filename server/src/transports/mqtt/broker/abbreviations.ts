/*
 * The short names of the fields of Home Assistant's discovery
 * (https://www.home-assistant.io/integrations/mqtt/#supported-abbreviations-in-mqtt-discovery-messages), of those
 * that are read here.
 */

/** Fields of an entity, or shared by those of a device. */
export const entityFields: Readonly<Record<string, string>> = {
  atype: 'automation_type',
  avty: 'availability',
  avty_mode: 'availability_mode',
  avty_t: 'availability_topic',
  avty_tpl: 'availability_template',
  bri_cmd_t: 'brightness_command_topic',
  bri_cmd_tpl: 'brightness_command_template',
  bri_scl: 'brightness_scale',
  bri_stat_t: 'brightness_state_topic',
  bri_val_tpl: 'brightness_value_template',
  cmd_t: 'command_topic',
  cmd_tpl: 'command_template',
  cmps: 'components',
  dev: 'device',
  dev_cla: 'device_class',
  ent_cat: 'entity_category',
  evt_typ: 'event_types',
  opt: 'optimistic',
  p: 'platform',
  pct_cmd_t: 'percentage_command_topic',
  pct_cmd_tpl: 'percentage_command_template',
  pct_stat_t: 'percentage_state_topic',
  pct_val_tpl: 'percentage_value_template',
  pl: 'payload',
  pl_avail: 'payload_available',
  pl_cls: 'payload_close',
  pl_not_avail: 'payload_not_available',
  pl_off: 'payload_off',
  pl_on: 'payload_on',
  pl_open: 'payload_open',
  pl_prs: 'payload_press',
  pl_stop: 'payload_stop',
  pos_clsd: 'position_closed',
  pos_open: 'position_open',
  pos_t: 'position_topic',
  pos_tpl: 'position_template',
  set_pos_t: 'set_position_topic',
  set_pos_tpl: 'set_position_template',
  spd_rng_max: 'speed_range_max',
  spd_rng_min: 'speed_range_min',
  stat_cla: 'state_class',
  stat_closing: 'state_closing',
  stat_clsd: 'state_closed',
  stat_off: 'state_off',
  stat_on: 'state_on',
  stat_open: 'state_open',
  stat_opening: 'state_opening',
  stat_stopped: 'state_stopped',
  stat_t: 'state_topic',
  stat_val_tpl: 'state_value_template',
  stype: 'subtype',
  sug_dsp_prc: 'suggested_display_precision',
  sup_clrm: 'supported_color_modes',
  t: 'topic',
  uniq_id: 'unique_id',
  unit_of_meas: 'unit_of_measurement',
  val_tpl: 'value_template',
}

/** Fields of the device that an entity belongs to. */
export const deviceFields: Readonly<Record<string, string>> = {
  cns: 'connections',
  ids: 'identifiers',
  mdl: 'model',
  mf: 'manufacturer',
}

/** Fields of one source of availability. */
export const availabilityFields = entityFields
