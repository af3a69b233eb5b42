// What the sketch uses of the ESP32's own store in flash.
#pragma once
#include "Arduino.h"

class Preferences {
 public:
  bool begin(const char *name, bool readOnly = false);
  size_t putString(const char *key, const String &value);
  String getString(const char *key, const String &otherwise);
  size_t putInt(const char *key, int32_t value);
  int32_t getInt(const char *key, int32_t otherwise);
  bool remove(const char *key);
};
