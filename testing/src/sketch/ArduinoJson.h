// What the sketch uses of ArduinoJson 7, by its signatures.
#pragma once
#include "Arduino.h"

class JsonObject;
class JsonArray;
class JsonVariant {
 public:
  JsonVariant operator[](const char *key) const;
  template <class T>
  bool add(const T &value);
  template <class T>
  T add();
  template <class T>
  T to();
  template <class T>
  T as() const;
  template <class T>
  JsonVariant &operator=(const T &value);
  const char *operator|(const char *otherwise) const;
  int operator|(int otherwise) const;
  long long operator|(long long otherwise) const;
};
class JsonArray {
 public:
  JsonVariant *begin() const;
  JsonVariant *end() const;
};
class JsonObject {
 public:
  JsonVariant operator[](const char *key) const;
};
class JsonDocument {
 public:
  JsonVariant operator[](const char *key);
};
class DeserializationError {
 public:
  explicit operator bool() const;
};
size_t serializeJson(const JsonDocument &document, String &text);
DeserializationError deserializeJson(JsonDocument &document, const uint8_t *input, size_t size);
DeserializationError deserializeJson(JsonDocument &document, const String &input);
